import type { Page } from '@playwright/test'
import {
  holds,
  concat,
  PERSONAL,
  photograph,
  pixelsOf,
  sizeOf,
  tagsOf,
  type Bytes,
} from '#tests/support/photographs.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { long } from '#tests/support/serving-mode.ts'
import { expect, test } from '#tests/support/test.ts'

const link = (key: string) => `/registrant/data_quality/${key}/nordlicht`
const MIB = 1024 * 1024

const chooser = (page: Page) => page.getByLabel(/^Choose (a|another) file$/)
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send document' })
const receivedNote = (page: Page) => page.getByText('and it is in review')

const toFile = (bytes: Uint8Array | string, name = 'proof.pdf', mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.from(concat(bytes)),
})

function createPdf(size: number): Bytes {
  const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 167 + (index >> 8)) % 256)
  bytes.set(concat('%PDF-1.7\n'))
  return bytes
}

/** Opens a case and chooses a document type. Returns the key of the case. */
async function open(page: Page): Promise<string> {
  const key = freshKey('pending')
  await page.goto(link(key))
  await page.getByLabel('Document type').selectOption('ID card')
  return key
}

test('sends a document unchanged by keyboard, and still shows it after a reload', async ({ page, sandbox }) => {
  const key = freshKey('pending')
  const bytes = createPdf(300_000)
  // Playwright must intercept file choosers before the page opens one.
  const fileChooser = page.waitForEvent('filechooser')
  await page.goto(link(key))
  await expect(page.getByText('Black out anything we do not need')).toBeVisible()
  await page.getByLabel('Document type').focus()
  await page.keyboard.type('Bank')
  await expect(page.getByText('It must be no more than 3 months old.', { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(chooser(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await (await fileChooser).setFiles(toFile(bytes, '../Kontoauszug\u0007 März.pdf'))
  await expect(page.getByText('Kontoauszug März.pdf')).toBeVisible()
  await sendButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(receivedNote(page)).toBeVisible()
  const [upload, ...more] = await sandbox.uploads(key)
  expect(more).toEqual([])
  expect(upload).toMatchObject({ document_type: 'bank_statement', file_name: 'Kontoauszug März.pdf' })
  expect(upload?.bytes).toEqual(bytes)
  await page.reload()
  await expect(page.getByText('Bank statement, received on')).toBeVisible()
})

test('works in browsers that cannot read files from a Request, like WebKit', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    const reject = () => Promise.reject(new DOMException('Unable to read form data blob', 'InvalidStateError'))
    Object.assign(Request.prototype, { arrayBuffer: reject, blob: reject, formData: reject, text: reject })
  })
  const bytes = createPdf(300_000)
  const key = await open(page)
  await chooser(page).setInputFiles(toFile(bytes))
  await sendButton(page).click()
  await expect(receivedNote(page)).toBeVisible()
  expect((await sandbox.uploads(key)).map((upload) => upload.bytes)).toEqual([bytes])
})

for (const name of ['photo.jpg', 'photo.heic'] as const) {
  const isUnchanged = name === 'photo.heic'
  test(`sends ${name} ${isUnchanged ? 'unchanged, with a warning' : 'without its metadata'}`, async ({
    page,
    sandbox,
  }) => {
    const original = await photograph(name)
    const key = await open(page)
    await chooser(page).setInputFiles(toFile(original, name))
    const note = isUnchanged ? 'This format keeps the place where' : 'Camera data such as location and time was removed'
    await expect(page.getByText(note).first()).toBeVisible()
    await sendButton(page).click()
    await expect(receivedNote(page)).toBeVisible()
    const [upload] = await sandbox.uploads(key)
    const bytes = upload?.bytes ?? new Uint8Array()
    if (isUnchanged) {
      expect(new Uint8Array(bytes)).toEqual(original)
      return
    }
    expect(tagsOf(bytes)).toMatchObject({ Orientation: 6 })
    expect(tagsOf(bytes)).not.toHaveProperty('GPSLatitude')
    for (const text of PERSONAL) expect([holds(original, text), holds(bytes, text)]).toEqual([true, false])
    expect(await pixelsOf(bytes)).toEqual(await pixelsOf(original))
    expect(upload?.content_type).toBe('image/jpeg')
  })
}

test('scales down a photo above the size limit, upright and without metadata', async ({ page, sandbox }) => {
  const original = await photograph('photo.jpg')
  const jpegComment = concat(Uint8Array.of(0xff, 0xfe, 0xff, 0xff), Buffer.alloc(0xfffd, 'x'))
  const jpegComments = Array.from({ length: 170 }, () => jpegComment)
  const largePhoto = concat(original.subarray(0, 2), ...jpegComments, original.subarray(2))
  expect(largePhoto.length).toBeGreaterThan(10 * MIB)
  const key = await open(page)
  await chooser(page).setInputFiles(toFile(largePhoto, 'large.jpg'))
  await expect(page.getByText('so your device made a smaller copy, without camera data')).toBeVisible()
  await sendButton(page).click()
  await expect(receivedNote(page)).toBeVisible()
  const [upload] = await sandbox.uploads(key)
  const bytes = upload?.bytes ?? new Uint8Array()
  expect(tagsOf(bytes)).not.toHaveProperty('GPSLatitude')
  for (const text of PERSONAL) expect(holds(bytes, text)).toBe(false)
  // The original is stored rotated.
  const { width, height } = sizeOf(original)
  expect(sizeOf(bytes)).toEqual({ width: height, height: width })
})

test('rejects a photo above the size limit if the browser alters images', long(), async ({ page }) => {
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(1, 1)
  })
  const original = await photograph('photo.png')
  await open(page)
  await chooser(page).setInputFiles(toFile(concat(original, new Uint8Array(10 * MIB)), 'large.png'))
  await expect(chooser(page)).toHaveAccessibleDescription(/a privacy setting of your browser alters pictures/)
})

test('reports missing input and invalid files at the field, and sends nothing', async ({ page, sandbox }) => {
  const key = freshKey('pending')
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.goto(link(key))
  await sendButton(page).click()
  const summary = page.getByRole('group', { name: 'Please fix the following' })
  await expect(summary.getByRole('link')).toHaveText(['Choose a document type', 'Choose a file or take a photo'])
  await page.getByLabel('Document type').selectOption('ID card')
  for (const [file, problem] of [
    [toFile('Dear Sirs'), 'This is not a PDF, PNG, JPEG, or HEIC file'],
    [toFile(''), 'This file is empty'],
    [toFile(createPdf(10 * MIB + 1)), 'This file is larger than 10 MB'],
  ] as const) {
    await chooser(page).setInputFiles(file)
    await expect(chooser(page)).toHaveAccessibleDescription(new RegExp(problem))
    await sendButton(page).click()
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: problem }).click()
    await expect(chooser(page)).toBeFocused()
  }
  expect([posts, await sandbox.ledger(key)]).toEqual([[], []])
})

test('accepts one dropped file, but not two', async ({ page, sandbox }) => {
  const key = await open(page)
  const createDrop = (names: string[]) =>
    page.evaluateHandle((fileNames) => {
      const transfer = new DataTransfer()
      for (const name of fileNames) transfer.items.add(new File(['%PDF-1.7 proof'], name))
      return transfer
    }, names)
  const zone = page.getByText('You can also drop a file here.')
  await zone.dispatchEvent('drop', { dataTransfer: await createDrop(['a.pdf', 'b.pdf']) })
  await expect(page.getByText('You can send only one file at a time')).toBeVisible()
  await zone.dispatchEvent('drop', { dataTransfer: await createDrop([]) })
  await expect(page.getByRole('alert').filter({ hasText: 'Drop a file, not a link.' })).toBeVisible()
  await zone.dispatchEvent('drop', { dataTransfer: await createDrop(['c.pdf']) })
  await expect(page.getByText('You can send only one file at a time')).toHaveCount(0)
  await sendButton(page).dblclick()
  await expect(receivedNote(page)).toBeVisible()
  expect((await sandbox.uploads(key)).map(({ file_name: name }) => name)).toEqual(['c.pdf'])
})

test('shows the progress of an upload, which can be canceled and started again', async ({ page, sandbox }) => {
  const bytes = createPdf(6 * MIB)
  const key = await open(page)
  await chooser(page).setInputFiles(toFile(bytes))
  const cdp = await page.context().newCDPSession(page)
  const limitUpload = (uploadThroughput: number) =>
    cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await limitUpload(MIB)
  await sendButton(page).click()
  const bar = page.getByRole('progressbar', { name: 'Upload progress' })
  await expect(page.getByText(/^[1-5]\.?\d? MB of 6\.3 MB sent$/)).toBeVisible()
  expect(await bar.evaluate((element: HTMLProgressElement) => element.position)).toBeLessThan(1)
  await page.getByRole('button', { name: 'Cancel upload' }).click()
  await expect(page.getByText('You canceled the upload')).toBeVisible()
  await expect(bar).toHaveCount(0)
  expect(await sandbox.uploads(key)).toEqual([])
  await limitUpload(-1)
  await sendButton(page).click()
  await expect(receivedNote(page)).toBeVisible()
  const [upload] = await sandbox.uploads(key)
  expect(upload?.bytes.length).toBe(bytes.length)
  expect(Buffer.compare(upload?.bytes ?? Buffer.alloc(0), bytes)).toBe(0)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } })

  test('offers the camera', async ({ page, sandbox }) => {
    const key = await open(page)
    const camera = page.getByLabel('Take a photo')
    await expect(camera).toHaveAttribute('capture', 'environment')
    await camera.setInputFiles(toFile(createPdf(2000)))
    await sendButton(page).tap()
    await expect(receivedNote(page)).toBeVisible()
    expect(await sandbox.uploads(key)).toHaveLength(1)
  })
})
