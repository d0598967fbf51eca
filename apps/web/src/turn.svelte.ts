/** Which game lies here, and whether it waits for somebody: the title of the page says so, for those who look elsewhere meanwhile. */
export const turn = $state<{ isYours: boolean; game: string | undefined }>({
  isYours: false,
  game: undefined,
})
