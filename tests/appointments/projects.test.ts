/** Viewings of projects and entities: each has its own agenda, and the project's agent shows all of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { eraseOldWaiting } from '../../server/features/appointments/store/personal-data.ts';
import { calendarAddress } from '../../server/features/calendars/calendar-address.ts';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import { LOCALES } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { appointmentPages, plain } from '../support/appointments/appointment-pages.ts';
import {
  type AppointmentSite,
  codesOf,
  freeSlots,
  type SlotSeen,
  startAppointmentSite,
  VISITOR,
} from '../support/appointments/appointment-site.ts';
import { encode } from '../support/leads/lead-inputs.ts';
import { renderMails } from '../support/mails/rendered-mails.ts';

interface FoundEntity {
  project: number;
  name: string;
  agent: number;
  entity: number;
  number: string;
  other: number;
}

let site: AppointmentSite;
let found: FoundEntity;

beforeAll(async () => {
  site = await startAppointmentSite();
  [found] = (await site.query(
    `select project.listing_id as project, project.name, agent_id as agent, (array_agg(entity.id order by position))[1] as entity,
       (array_agg(entity.number order by position))[1] as number, (array_agg(entity.id order by position))[2] as other
     from project join listing on listing.id = project.listing_id
       join project_entity entity on entity.project_id = project.listing_id
     where listing.status = 'AVAILABLE' and entity.status = 'AVAILABLE' and entity.is_listed and agent_id is not null
     group by project.listing_id, agent_id having count(*) > 1 order by 1 limit 1`,
  )) as [FoundEntity];
});
afterAll(() => site.stop());
beforeEach(() => site.forget());

const kinds = () => ({ project: found.project, entity: found.entity }) as const;
const firstSlot = async (id: number) => freeSlots(await site.agenda(id))[0] as SlotSeen;
const stateOf = async (id: number, { startsAt }: SlotSeen) => {
  const { days } = await site.agenda(id);
  return days.flatMap(({ slots }) => slots).find((slot) => slot.startsAt === startsAt)?.state;
};

describe.each(['project', 'entity'] as const)('a viewing of the kind %s', (kind) => {
  test('is booked by the API and named in all mails, calendars and responses', async () => {
    const id = kinds()[kind];
    const { startsAt } = await firstSlot(id);
    const { token, errors } = await site.act('bookAppointment', { listingId: id, startsAt, ...VISITOR });
    expect(errors).toEqual([]);
    const [stored] = await site.appointments();
    expect(stored).toMatchObject({ listing_id: id, agent_id: found.agent, state: 'BOOKED' });

    const { appointment } = await site.ask(
      `{ appointment(token: "${token}", locale: en) { estateId estate { id } calendarLinks { url }
         listing { ... on Project { id name } ... on ProjectEntity { id number project { name } } } } }`,
    );
    const named = {
      project: { name: found.name },
      entity: { number: found.number, project: { name: found.name } },
    };
    expect(appointment).toMatchObject({ estateId: String(id), estate: null, listing: named[kind] });
    const google = new URL(appointment.calendarLinks[1].url).searchParams.get('text');
    expect(google).toContain(found.name);

    const mails = await renderMails(site, await site.mails());
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(mail?.text).toContain(found.name);
      expect(plain(mail?.source.replace(/\r\n[ \t]/g, ''))).toContain('text/calendar');
    }
    const file = await request(site.app).get(
      `${routePath('appointment', 'en', { appointmentId: String(token) })}.ics`,
    );
    expect(file.text.replace(/\r\n /g, '')).toContain(found.name);

    const path = calendarAddress(
      await getOrCreateSecret(site.database.db, 'calendars'),
      'agents',
      found.agent,
    );
    const calendar = (await request(site.app).get(path)).text.replace(/\r\n /g, '');
    expect(calendar).toMatch(new RegExp(`SUMMARY:.*${found.name}`));
    if (kind === 'entity') {
      for (const text of [String(google), file.text.replace(/\r\n /g, ''), calendar])
        expect(text).toContain(found.number);
    }
  });

  test('is moved and cancelled, and its slot is offered to the waiting list', async () => {
    const id = kinds()[kind];
    const [first, second] = freeSlots(await site.agenda(id)).slice(4) as [SlotSeen, SlotSeen];
    const { token } = await site.act('bookAppointment', {
      estateId: id,
      startsAt: first.startsAt,
      ...VISITOR,
    });
    expect(codesOf(await site.act('moveAppointment', { token, startsAt: second.startsAt }))).toEqual([]);
    const { message, ...contact } = VISITOR;
    const eve = { ...contact, email: 'eve@mail.example' };
    expect(await site.act('joinWaitingList', { listingId: id, ...eve })).toMatchObject({ isDone: true });
    expect(codesOf(await site.act('cancelAppointment', { token }))).toEqual([]);
    const offer = (await site.mails()).find(({ mail }) => mail === 'OFFER');
    const [mail] = await renderMails(site, offer ? [offer] : []);
    expect(mail?.text).toContain(routePath('bookAppointment', 'nl', { listingId: id }));
    expect(await stateOf(id, second)).toBe('HELD');
  });

  test.each(LOCALES)('is booked without JavaScript, in %s', async (locale) => {
    const id = kinds()[kind];
    const { book, start, pathOf, bookPath } = appointmentPages(site, id, locale);
    const page = await site.open(bookPath);
    expect([page.status, plain(page.text).includes(found.name)]).toEqual([200, true]);
    const token = await book(await start());
    const own = await site.open(pathOf('appointment', token));
    expect([own.status, plain(own.text).includes(found.name)]).toEqual([200, true]);
    expect((await site.open(pathOf('cancelAppointment', token))).text).toContain(found.name);
  });

  test.each(LOCALES)('is linked from its page with the next free slot, in %s', async (locale) => {
    const id = kinds()[kind];
    const path = String((await site.open(routePath('estate', locale, { estateId: id }))).get('location'));
    const { text } = await site.open(path);
    const book = routePath('bookAppointment', locale, { listingId: id });
    const { startsAt } = await firstSlot(id);
    expect(text).toContain(`href="${book}"`);
    expect(text).toContain(`href="${book}?${new URLSearchParams({ slot: startsAt })}"`);
  });
});

test('one agent is never in two places: a booked slot is taken for the project and its other entities', async () => {
  const { entity, other, project } = found;
  const slot = await firstSlot(entity);
  const all = await Promise.all(
    [entity, other, project].map((estateId, at) =>
      site.act('bookAppointment', {
        estateId,
        startsAt: slot.startsAt,
        ...VISITOR,
        email: `visitor-${at}@mail.example`,
      }),
    ),
  );
  expect(all.filter(({ token }) => token)).toHaveLength(1);
  expect(all.flatMap(codesOf)).toEqual(['startsAt SLOT_TAKEN', 'startsAt SLOT_TAKEN']);
  expect(await Promise.all([entity, other, project].map((id) => stateOf(id, slot)))).toEqual(
    Array(3).fill('TAKEN'),
  );
});

test('one visitor views several entities of a project, each in a slot of its own', async () => {
  const { entity, other } = found;
  const slots = freeSlots(await site.agenda(entity));
  for (const [at, estateId] of [entity, other].entries()) {
    const startsAt = slots[at]?.startsAt;
    expect(codesOf(await site.act('bookAppointment', { listingId: estateId, startsAt, ...VISITOR }))).toEqual(
      [],
    );
  }
});

async function withRules(table: 'project' | 'project_entity', rules: object, act: () => Promise<void>) {
  const [column, id] = table === 'project' ? ['listing_id', found.project] : ['id', found.entity];
  const set = (value: string | null) =>
    site.query(`update ${table} set viewing_rules = $2 where ${column} = $1`, [id, value]);
  await set(JSON.stringify(rules));
  try {
    await act();
  } finally {
    await set(null);
  }
}

test('viewings that the feed disables are not shown and cannot be booked', async () => {
  const { project, entity } = found;
  const startsAt = (await firstSlot(entity)).startsAt;
  const bookPath = routePath('bookAppointment', 'en', { listingId: entity });
  await withRules('project', { isBookable: false }, async () => {
    for (const id of [project, entity]) {
      expect(await site.agenda(id)).toBeNull();
      const path = String((await site.open(routePath('estate', 'en', { estateId: id }))).get('location'));
      expect((await site.open(path)).text).not.toContain(
        routePath('bookAppointment', 'en', { listingId: id }),
      );
    }
    const response = await site.open(bookPath);
    expect([response.status, response.get('location')]).toEqual([302, expect.stringContaining(`/${entity}`)]);
    const sent = await site.act('bookAppointment', { listingId: entity, startsAt, ...VISITOR });
    expect(codesOf(sent)).toEqual(['listingId NOT_FOUND']);
    await withRules('project_entity', { isBookable: true }, async () => {
      expect(await site.agenda(entity)).not.toBeNull();
      expect(await site.agenda(project)).toBeNull();
    });
  });
  expect((await site.submit(bookPath, encode({ intent: 'hold', startsAt }))).status).toBe(303);
});

test('the rules of an entity override those of its project, which override those of the agent', async () => {
  const { project, entity } = found;
  await withRules('project', { slotMinutes: 90 }, async () => {
    await withRules('project_entity', { slotMinutes: 20 }, async () => {
      expect((await site.agenda(project)).slotMinutes).toBe(90);
      expect((await site.agenda(entity)).slotMinutes).toBe(20);
    });
    expect((await site.agenda(entity)).slotMinutes).toBe(90);
  });
});

test('an entity of a sold project has no viewings, and its waiting list ends', async () => {
  const { project, entity } = found;
  const { message, ...contact } = VISITOR;
  await site.act('joinWaitingList', { listingId: entity, ...contact });
  const endWaiting = () => eraseOldWaiting(site.database.db, { now: site.now(), months: 12 });
  expect(await endWaiting()).toEqual([]);
  await site.query(`update listing set status = 'SOLD' where id = $1`, [project]);
  try {
    expect(await site.agenda(entity)).toBeNull();
    expect((await site.open(routePath('bookAppointment', 'nl', { listingId: entity }))).status).toBe(302);
    expect(await endWaiting()).toHaveLength(1);
  } finally {
    await site.query(`update listing set status = 'AVAILABLE' where id = $1`, [project]);
  }
});
