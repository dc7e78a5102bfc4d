/** Wraps a port and calls `onCall` before each of its methods. */
export function observeCalls<Port extends object>(port: Port, onCall: () => void): Port {
  return new Proxy(port, {
    get: (store, name) => {
      const method = Reflect.get(store, name) as (...args: unknown[]) => unknown;
      return (...args: unknown[]) => {
        onCall();
        return method.apply(store, args);
      };
    },
  });
}
