import { type Jobs, openJobs } from './jobs.ts';

interface OpenOnce {
  /** Opens the queues when they are first asked for; a failure is not remembered. */
  jobs(): Promise<Jobs>;
  /** Closes them where they were opened. */
  stopJobs(): Promise<void>;
}

export function openOnce(parts: Omit<Parameters<typeof openJobs>[0], 'isKeeper'>): OpenOnce {
  let opening: Promise<Jobs> | undefined;
  return {
    jobs() {
      opening ??= openJobs({ ...parts, isKeeper: true }).catch((error) => {
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
