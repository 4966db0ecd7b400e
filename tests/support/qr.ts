/** Reads QR codes with a library other than the one that draws them. */
import jsqr from 'jsqr'
import sharp from 'sharp'

/** What the QR code of a picture says; undefined where a reader finds none. @param picture SVG or PNG */
export async function readQr(picture: string | Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(picture), { density: 300 })
    .resize({ width: 800 })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data
}
