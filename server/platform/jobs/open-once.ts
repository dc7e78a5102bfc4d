import type { Reachability } from '../database/reachability.ts';
import { DatabaseUnreachable } from '../errors/unreachable.ts';
import { type Jobs, openJobs } from './jobs.ts';

interface OpenOnce {
  /** Opens the queues at the first call; after a failure the next call tries again. */
  jobs(): Promise<Jobs>;
  /** Closes the queues if they were opened. */
  stopJobs(): Promise<void>;
}

interface Dependencies extends Omit<Parameters<typeof openJobs>[0], 'doesMaintenance'> {
  reachability: Pick<Reachability, 'isUnreachable'>;
}

export function openOnce({ reachability, ...parts }: Dependencies): OpenOnce {
  let opening: Promise<Jobs> | undefined;
  return {
    async jobs() {
      if (!opening && reachability.isUnreachable) throw new DatabaseUnreachable();
      opening ??= openJobs({ ...parts, doesMaintenance: true }).catch((error) => {
        opening = undefined;
        throw error;
      });
      return opening;
    },
    async stopJobs() {
      const jobs = await opening?.catch(() => undefined);
      await jobs?.stop();
    },
  };
}
