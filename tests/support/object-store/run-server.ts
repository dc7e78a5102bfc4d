/** Runs an S3 server with a bucket: `node run-server.ts <folder> <port> <bucket>`. Prints a line when it listens. */
import S3rver from '@20minutes/s3rver';

const [directory = '', port, name = ''] = process.argv.slice(2);
const server = new S3rver({
  directory,
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  configureBuckets: [{ name }],
});
await server.run();
process.stdout.write('listening\n');
