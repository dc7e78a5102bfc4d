import { dropTestDatabases } from '../database/test-server.ts';
import { removeMemoryFolder } from './cluster-folder.ts';

export default async function tearDown(): Promise<void> {
  await dropTestDatabases();
  if (!globalThis.testServer) return;
  await globalThis.testServer.stop();
  removeMemoryFolder();
}
