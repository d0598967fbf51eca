/** English: being told that it is one's turn. */
export const notify = {
  title: 'Your turn',
  about: 'How you learn that a game waits for you. Everything is off until you switch it on.',
  on: 'On',
  off: 'Off',

  /** Asked once, when somebody comes back and a game has waited for them. */
  question: 'The game waited for you. Shall this browser tell you next time?',
  yes: 'Tell me',
  no: 'No',
  later: 'The settings change it at any time.',

  notice: { title: 'It is your turn', body: (game: string) => `${game} waits for you.` },

  here: {
    label: 'While this page lies behind others',
    about: 'This browser says so when the page is open and you are looking at something else.',
    blocked:
      'This browser has been told to show no notifications from here. Its own settings for this site change that.',
    missing: 'This browser shows no notifications. The title of the page tells you all the same.',
  },
  away: {
    label: 'While the page is closed',
    about: 'This browser says so when a game has waited for a few minutes.',
    missing:
      'This browser cannot be told while the page is closed. On an iPhone or iPad, put the page on the home screen first.',
  },
  mail: {
    label: 'By e-mail',
    about: 'One message for all games, at most one in a while.',
    address: 'Your address',
    send: 'Send me the link',
    sent: (address: string) => `A link was sent to ${address}. Press it, and letters will come.`,
    active: (address: string) => `Letters go to ${address}.`,
    stop: 'Write no more',
    another: 'Another address',
  },
  quiet: {
    label: 'Quiet hours',
    none: 'None',
    some: 'From … to …',
    from: 'from',
    to: 'to',
    about: (zone: string) =>
      `No message comes in these hours; what waited is told afterwards. By the clocks of ${zone}.`,
  },
  links: {
    confirm: {
      doing: 'Confirming your address …',
      done: 'Your address is confirmed. You will get a letter when games wait for you.',
    },
    stop: {
      doing: 'Stopping the letters …',
      done: 'Done. No more letters come to this address.',
    },
  },
  problems: {
    'bad-request': 'This is no e-mail address. It looks like name@example.org.',
    'mail-not-sent': 'The letter could not be sent there. Look at the address and try again.',
    'bad-link':
      'This link does not work any more: links work for three days, and only the newest one does. Ask for another one below.',
    'not-offered': 'This server sends no such messages.',
    'unknown-push-service': 'This server sends nothing to browsers of this kind.',
    'not-allowed': 'The browser did not allow it. Its own settings for this site change that.',
  } as Readonly<Record<string, string>>,
  noAnswer: 'The server does not answer now, or was asked too often. Try again in a while.',
}
