/** Bundles a boot script for every browser that can run the pages' own modules. */
import { bundle } from './bundle.ts'

/**
 * @param entry a file of components/boot, without its ending
 * @param define names of the script that only the build knows
 */
export function bootBundle(entry: string, define?: Record<string, string>): Promise<Uint8Array> {
  return bundle(`components/boot/${entry}.ts`, define && { define })
}
