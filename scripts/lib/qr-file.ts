/** The QR code of a page on paper, a file that only printing fetches (docs/decisions/0020-paper.md). */
import { absolute } from '../../components/layout/absolute.ts'
import { qrCode } from '../../components/share/qr-code.ts'

/** The picture of a page’s public address. @param path of the page, such as `/en/jobseeker` */
export function qrFile(path: string): string {
  const { size, path: black } = qrCode(absolute(path))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="34mm" height="34mm" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${black}"/></svg>\n`
  )
}
