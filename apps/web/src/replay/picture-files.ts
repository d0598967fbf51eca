/** A file as an address that holds all of it, so that a drawing needs nothing from outside: `data:image/webp;base64,…`. */
export async function fileIn(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob()
  return new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error(`${address} cannot be read`))
    reader.readAsDataURL(blob)
  })
}
