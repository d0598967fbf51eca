/** Whether a table waits for somebody here: the title of the page says so, for those who look elsewhere meanwhile. */
export const turn = $state({ isYours: false })
