/** The tables this window has been led to: nobody is led to one twice. */
const rooms = new Set<string>()

export const isTaken = (room: string): boolean => rooms.has(room)

export function take(room: string): void {
  rooms.add(room)
}
