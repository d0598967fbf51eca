/**
 * What a pointer really does. What is laid out anew under one that rests makes browsers tell that it has entered something:
 * nobody has pointed at that. And what it has pressed keeps the focus, though no key was meant for it.
 */

/** Where it was seen last; nowhere before the first movement. */
let last = { x: Number.NaN, y: Number.NaN }
/** What it has pressed, until the focus goes elsewhere. */
let pressed: EventTarget | null = null

// It bubbles here after whoever asks has been told of it.
globalThis.addEventListener?.('pointermove', ({ clientX: x, clientY: y }: PointerEvent) => {
  last = { x, y }
})
globalThis.addEventListener?.('pointerdown', ({ target }) => (pressed = target), true)
globalThis.addEventListener?.('focusout', ({ target }) => {
  if (target instanceof Element && hasPressed(target)) pressed = null
})

export function isMoving({ clientX, clientY }: PointerEvent): boolean {
  return clientX !== last.x || clientY !== last.y
}

/** Whether a control has the focus only because a pointer has pressed it. */
export function hasPressed(control: Element): boolean {
  return pressed instanceof Node && control.contains(pressed)
}
