/** Redirects that employees write. */
import type { DeskRedirects } from '../../../../graphql/desk/site/ports.ts';
import type { DeskFault } from '../../../../shared/submissions/faults.ts';
import {
  findRedirectFault,
  MAX_REDIRECTS,
  normalAddress,
  REDIRECTS_FILE,
  type RedirectFault,
  resolveTarget,
} from '../redirects-file.ts';
import { newestVersion } from './desk-files.ts';
import { changeTable, faultOf, writeSite } from './desk-write.ts';
import type { DeskSiteDependencies } from './site-dependencies.ts';

const FAULTS: Record<RedirectFault, DeskFault> = {
  FROM: 'redirectFrom',
  PAGE_OF_SITE: 'redirectOfSite',
  TO: 'siteLink',
  CHAIN: 'redirectChain',
};

export function createDeskRedirects({ db, siteFolder }: DeskSiteDependencies): DeskRedirects {
  const { current } = siteFolder;
  return {
    async list() {
      const redirects = [...current().redirects].map(([from, to]) => ({ from, to }));
      return { version: await newestVersion(db, [REDIRECTS_FILE]), redirects };
    },
    save: ({ from, to }, change) =>
      writeSite({ ...change, names: [REDIRECTS_FILE] }, async (trx) => {
        const { redirects, references } = current();
        const key = normalAddress(from) ?? from;
        if (to === null) return changeTable(trx, REDIRECTS_FILE, { key, entry: null });
        const others = new Map([...redirects].filter(([address]) => address !== key));
        const target = resolveTarget(to, references);
        const fault = findRedirectFault(key, target, new Map([...others, [key, to]]));
        if (fault) return faultOf(fault === 'TO' ? 'to' : 'from', FAULTS[fault]);
        if (leadsInto(key, others)) return faultOf('from', 'redirectChain');
        if (others.size >= MAX_REDIRECTS) return faultOf('from', 'tooManyRedirects');
        return changeTable(trx, REDIRECTS_FILE, { key, entry: to.trim() });
      }),
  };
}

/** Whether other redirects lead to an old address. */
const leadsInto = (address: string, others: ReadonlyMap<string, string>) =>
  [...others.values()].some((target) => normalAddress(target) === address);
