/** A map that forgets the least recently used value. */
export class Lru<Value> {
  private readonly values = new Map<string, Value>()

  constructor(private readonly size: number) {}

  get(key: string): Value | undefined {
    const value = this.values.get(key)
    if (value === undefined) return undefined
    this.values.delete(key)
    this.values.set(key, value)
    return value
  }

  set(key: string, value: Value): void {
    this.values.delete(key)
    this.values.set(key, value)
    const oldest = this.values.keys().next()
    if (this.values.size > this.size && !oldest.done) this.values.delete(oldest.value)
  }
}
