/** Next declares these itself, but only once it has been built: a fresh clone checks its types first. */
declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
