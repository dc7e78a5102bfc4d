import { dropTestDatabases } from '../database/test-server.ts';

export default async function tearDown(): Promise<void> {
  await dropTestDatabases();
  await globalThis.testServer?.stop();
}
