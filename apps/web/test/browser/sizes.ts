/** The sizes of windows every page must fit: one for each arrangement, which arrangements.test.ts holds them to. */

export interface Size {
  readonly width: number
  readonly height: number
}

export const PHONE: Size = { width: 360, height: 740 }
export const PHONE_ON_ITS_SIDE: Size = { width: 844, height: 390 }
export const TABLET: Size = { width: 768, height: 1024 }
export const LAPTOP: Size = { width: 1280, height: 800 }
export const DESKTOP: Size = { width: 1920, height: 1080 }

export const ALL_SIZES: readonly Size[] = [PHONE, TABLET, PHONE_ON_ITS_SIDE, LAPTOP, DESKTOP]

/** Sizes between, at which the page is looked at: other phones, a small laptop, a laptop at twice the size of letters. */
export const MORE_SIZES: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1024, height: 600 },
  { width: 640, height: 400 },
]
