/** Where the build writes the QR codes of pages (scripts/build-paper.ts). */
export const QR_FOLDER = '/qr'

/** The address of the QR code of a page. @param path of the page, such as `/en/jobseeker` */
export function qrPath(path: string): string {
  return `${QR_FOLDER}${path}.svg`
}
