declare module '*.json?part=estate' {
  const messages: unknown;
  export default messages;
}
declare module '*.json?part=favorites' {
  const messages: unknown;
  export default messages;
}
declare module '*.json?part=projects' {
  const messages: unknown;
  export default messages;
}
