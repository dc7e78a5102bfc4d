declare module '*.json?part=estate' {
  const messages: unknown;
  export default messages;
}
