import type { PageRow } from '../../page.ts';

export const purchaseCostPages: readonly PageRow[] = [
  {
    name: 'purchaseCost',
    messages: ['purchase-cost'],
    file: 'client/features/purchase-cost/purchase-cost-page.tsx',
    load: async () => (await import('./purchase-cost-page.tsx')).purchaseCostPage,
  },
];
