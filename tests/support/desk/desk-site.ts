/** A site with employees of each role, and their sessions. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { AGENTS } from '../../../demo/agency.data.ts';
import { startSession } from '../../../server/features/desk/store/sessions.ts';
import { writeAgencyFile } from '../agency-file.ts';
import { startAppointmentSite } from '../appointments/appointment-site.ts';

const [AGENT, OTHER_AGENT] = AGENTS as [(typeof AGENTS)[number], (typeof AGENTS)[number]];

/** Employees by role. The agents, and `office`, work at the same office. */
export const EMPLOYEES = {
  agent: { email: String(AGENT.email), name: AGENT.name, role: 'agent' },
  otherAgent: { email: String(OTHER_AGENT.email), name: OTHER_AGENT.name, role: 'agent' },
  office: { email: 'balie.gent@baksteen.example', name: 'Balie Gent', role: 'office', office: 'office-gent' },
  otherOffice: { email: 'guichet@baksteen.example', name: 'Guichet', role: 'office', office: 'office-liege' },
  manager: { email: 'directie@baksteen.example', name: 'Directie', role: 'manager' },
  /** No record of an agent has the address. */
  newAgent: { email: 'nieuw@baksteen.example', name: 'Nieuwe Makelaar', role: 'agent' },
} as const;

export type EmployeeName = keyof typeof EMPLOYEES;

export type DeskSite = Awaited<ReturnType<typeof startDeskSite>>;

type SiteOptions = NonNullable<Parameters<typeof startAppointmentSite>[0]>;

/** Starts a site whose agency file names the employees. `agency`: further content of the file. */
export async function startDeskSite({ agency, ...options }: SiteOptions & { agency?: object } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-desk-'));
  const file = writeAgencyFile(folder, { ...agency, employees: Object.values(EMPLOYEES) });
  const site = await startAppointmentSite({ ...options, env: { ...options.env, AGENCY_FILE: file } });
  const { db } = site.database;

  /** Returns the cookie of a new session. */
  const signIn = async (name: EmployeeName): Promise<string> => {
    const { email } = EMPLOYEES[name];
    const token = await startSession(db, { email, method: 'MAIL', device: 'Test' }, site.services.now());
    return `desk-session=${token}`;
  };
  return {
    ...site,
    signIn,
    /** Opens a page as an employee. */
    open: async (name: EmployeeName, url: string) =>
      request(site.app)
        .get(url)
        .set('cookie', await signIn(name))
        .set('accept-language', 'en'),
    /** Sends a form as an employee. */
    send: async (name: EmployeeName, url: string, fields: Record<string, string>) =>
      request(site.app)
        .post(url)
        .type('form')
        .set('cookie', await signIn(name))
        .set('accept-language', 'en')
        .send(new URLSearchParams(fields).toString()),
    async stop() {
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
