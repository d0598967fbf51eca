/** Whether something is a painting of its own and no drawing of the sprite: `b-chapel`, `role-mayor`, `tile-corn`. */
export const isPainted = (name: string) => /^(b|role|tile)-/.test(name)
