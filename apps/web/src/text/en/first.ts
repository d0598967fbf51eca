/** English: a look around the table before the first game. */
export const first = {
  title: 'A look around the table',
  parts: {
    prompt:
      'Here it is said what is asked of you. The brass button does what it says; the line below gives the reasons.',
    roles:
      'The roles. In your turn you take one of them, and everybody acts: you first, and a little better.',
    market: 'The buildings you can build, each with what it costs you now.',
    prices: 'What goods are worth, and the piles of cards.',
    mat: 'Your own board. All that you plant, build and collect lies here.',
    log: 'The log tells what the others did, and why. Press a line to see that moment again.',
  },
  step: (step: number, steps: number) => `${step} of ${steps}`,
  next: 'Next',
  done: 'Play',
  skip: 'Skip',
}
