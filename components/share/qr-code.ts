import qrcode from 'qrcode-generator'

/** White modules around a code, without which a phone does not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** A QR code to draw: black on white, in units of one module. */
export interface QrCode {
  /** Modules along one side, with the quiet zone. */
  size: number
  /** The black modules as an SVG path. */
  path: string
}

/**
 * The QR code of a text at error correction level M: readable with a seventh of it damaged, such as by a fold.
 * @param text of ASCII characters, such as an address
 * @throws if the text is longer than the largest code holds, 2,331 characters
 */
export function qrCode(text: string): QrCode {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const modules = code.getModuleCount()
  const rows = Array.from({ length: modules }, (_, y) => {
    const row = Array.from({ length: modules }, (_, x) => (code.isDark(y, x) ? '#' : ' ')).join('')
    // Each run of black modules is one rectangle: no hairlines between them on paper.
    return [...row.matchAll(/#+/g)].map(
      ({ index, 0: run }) => `M${index + QUIET_ZONE} ${y + QUIET_ZONE}h${run.length}v1h-${run.length}z`
    )
  })
  return { size: modules + 2 * QUIET_ZONE, path: rows.flat().join('') }
}
