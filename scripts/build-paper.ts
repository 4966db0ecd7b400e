/** Writes the QR code of each page that shows one on paper. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { qrPath } from '../components/share/qr-path.ts'
import { handleHelp } from './lib/cli.ts'
import { exportedPages } from './lib/exported.ts'
import { OUT, write } from './lib/paths.ts'
import { qrFile } from './lib/qr-file.ts'

handleHelp('build-paper: write the QR codes of pages into out/qr, which browsers fetch when they print')

for (const { path, file } of exportedPages(OUT)) {
  if (readFileSync(join(OUT, file), 'utf8').includes(`${qrPath(path)}"`)) write(`out${qrPath(path)}`, qrFile(path))
}
