import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from './run.ts'

const ROOT = new URL('../../..', import.meta.url)
const START = `import { main } from '@doubloon/cli'; process.exitCode = await main(process.argv.slice(1))`
const SCRIPT = 'console.log("x".repeat(1000))'

const folder = mkdtempSync(join(tmpdir(), 'doubloon-serve-'))
const page = join(folder, 'page')
const data = join(folder, 'data')
let server: ReturnType<typeof spawn>
let origin = ''
let port = 0

beforeAll(async () => {
  mkdirSync(join(page, 'assets'), { recursive: true })
  writeFileSync(join(page, 'index.html'), '<!doctype html><script>let a</script><p>page</p>')
  writeFileSync(join(page, 'sw.js'), 'self')
  writeFileSync(join(page, 'manifest.webmanifest'), '{}')
  writeFileSync(join(page, 'icon.png'), 'png')
  writeFileSync(join(page, 'assets', 'index-abc123.js'), SCRIPT)
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  server = spawn(
    process.execPath,
    ['--conditions=source', '--input-type=module', '-e', START, '--', 'serve', '--page', page],
    { cwd: new URL('tools/', ROOT), env: { ...process.env, PORT: '0', DOUBLOON_DATA: data } },
  )
  origin = await new Promise((resolve) => {
    server.stdout?.setEncoding('utf8').once('data', (text: string) => {
      resolve(/^Doubloon is ready: (http:\/\/127\.0\.0\.1:\d+)\/\n$/.exec(text)?.[1] ?? text)
    })
  })
  port = Number(new URL(origin).port)
})

afterAll(() => {
  server.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** A request as it is, without what fetch does to paths and encodings. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const asking = request({ port, path, method, headers, host: '127.0.0.1' }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        )
      })
      asking.on('error', reject)
      asking.end()
    },
  )
}

test.each([
  ['/', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/table/abc', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/?lang=pseudo', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/sw.js', 200, 'text/javascript; charset=utf-8', 'no-cache'],
  ['/manifest.webmanifest', 200, 'application/manifest+json; charset=utf-8', 'no-cache'],
  ['/icon.png', 200, 'image/png', 'no-cache'],
  [
    '/assets/index-abc123.js',
    200,
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
  ['/assets/gone-000.js', 404, 'text/plain; charset=utf-8', undefined],
  ['/assets/', 404, 'text/plain; charset=utf-8', undefined],
  ['/gone.png', 404, 'text/plain; charset=utf-8', undefined],
  ['/../secret.txt', 404, 'text/plain; charset=utf-8', undefined],
  ['/%2e%2e/secret.txt', 404, 'text/plain; charset=utf-8', undefined],
  ['/..%2fsecret.txt', 404, 'text/plain; charset=utf-8', undefined],
  ['/%', 404, 'text/plain; charset=utf-8', undefined],
])('%s is answered with %i, %s, caching %s', async (path, status, type, caching) => {
  const answer = await ask(path)
  expect(answer.status).toBe(status)
  expect(answer.headers['content-type']).toBe(type)
  expect(answer.headers['cache-control']).toBe(caching)
  expect(answer.body.toString()).not.toContain('secret')
})

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['', undefined, (body: Buffer) => body],
])('for a reader of "%s" a script is sent as %s', async (accepted, coding, decode) => {
  const answer = await ask('/assets/index-abc123.js', { 'accept-encoding': accepted })
  expect(answer.headers['content-encoding']).toBe(coding)
  expect(decode(answer.body).toString()).toBe(SCRIPT)
})

test('HEAD has the headers of GET without a body, and other methods are refused', async () => {
  const head = await ask('/', {}, 'HEAD')
  expect([head.status, head.body.length]).toEqual([200, 0])
  expect(Number(head.headers['content-length'])).toBeGreaterThan(10)
  const post = await ask('/', {}, 'POST')
  expect([post.status, post.headers['allow']]).toEqual([405, 'GET, HEAD'])
})

test('what has not changed is not sent again', async () => {
  const { headers } = await ask('/')
  const again = await ask('/', { 'if-none-match': String(headers['etag']) })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test('the policy allows the script in the document by its hash and WebAssembly, and nothing from elsewhere', async () => {
  const { headers } = await ask('/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[A-Za-z0-9+/=]{44}';/)
  expect(policy).toContain("default-src 'self'")
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('a page that is not built, and a port that is taken, are failures in one sentence', async () => {
  const { code, err } = await run(['serve', '--page', folder, '--data', data])
  expect(code).toBe(1)
  expect(err).toMatch(/^The page is not built yet\. Run `npm run build` first.*\n$/)

  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const taken = String((other.address() as AddressInfo).port)
  const outcome = await run(['serve', '--page', page, '--data', data, '--port', taken])
  other.close()
  expect(outcome.code).toBe(1)
  expect(outcome.err).toMatch(new RegExp(`^Port ${taken} is taken.*--port \\d+\\n$`))
})

test('it stops when it is told to, with exit code 0', async () => {
  const ended = new Promise((resolve) => server.once('exit', (code) => resolve(code)))
  server.kill('SIGTERM')
  expect(await ended).toBe(0)
})
