/** Redirects that employees write. */
import type { DeskRedirects } from '../../../../graphql/desk/site/ports.ts';
import { faultOf } from '../../../../graphql/submissions/fault-of.ts';
import type { DeskFault } from '../../../../shared/submissions/faults.ts';
import {
  findRedirectFault,
  isRedirected,
  MAX_REDIRECTS,
  normalAddress,
  REDIRECTS_FILE,
  type RedirectFault,
  resolveTarget,
} from '../redirects-file.ts';
import { changeTable, readSite, writeSite } from './desk-write.ts';
import type { DeskSiteDependencies } from './site-dependencies.ts';

const FAULTS: Record<RedirectFault, DeskFault> = {
  FROM: 'redirectFrom',
  PAGE_OF_SITE: 'redirectOfSite',
  TO: 'siteLink',
  CHAIN: 'redirectChain',
};

export function createDeskRedirects(dependencies: DeskSiteDependencies): DeskRedirects {
  const { publicUrl } = dependencies;
  return {
    async list() {
      const { site, version } = await readSite(dependencies, [REDIRECTS_FILE]);
      const redirects = [...site.redirects.values()].map(({ from, target }) => ({ from, to: target }));
      return { version, redirects };
    },
    save: ({ from, to }, change) =>
      writeSite(dependencies, { ...change, names: [REDIRECTS_FILE] }, async (trx, site) => {
        const file = { name: REDIRECTS_FILE, site };
        const address = normalAddress(from) ?? '';
        const known = site.redirects.get(address)?.from;
        if (to === null) return changeTable(trx, file, { [known ?? from]: null });
        const target = resolveTarget(to, { references: site.references, publicUrl });
        const addresses = new Set([...site.redirects.keys(), address]);
        const fault = findRedirectFault(from, target, addresses);
        if (fault) return faultOf(fault === 'TO' ? 'to' : 'from', FAULTS[fault]);
        const others = new Map([...site.redirects].filter(([other]) => other !== address));
        const isTarget = [...others.values()].some((other) => isRedirected(other.target, new Set([address])));
        if (isTarget) return faultOf('from', 'redirectChain');
        if (others.size >= MAX_REDIRECTS) return faultOf('from', 'tooManyRedirects');
        // Another spelling of the same address is replaced.
        const replaced = known === undefined || known === from ? {} : { [known]: null };
        return changeTable(trx, file, { ...replaced, [from]: to });
      }),
  };
}
