/** The table whose end was put aside, to look at it; it stays so while one looks back and returns. */
const put = $state<{ table: string | undefined }>({ table: undefined })

export const isAside = (table: string): boolean => put.table === table

export function putAside(table: string): void {
  put.table = table
}

export function takeBack(): void {
  put.table = undefined
}
