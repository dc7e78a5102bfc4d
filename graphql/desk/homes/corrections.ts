/** Corrections of homes: texts and the order of pictures, until the feed brings others. */
import { textCorrectionForm } from '../../../shared/desk/corrections.ts';
import { parseForm } from '../../../shared/submissions/parse-form.ts';
import { showPicture } from '../../pictures/pictures.ts';
import { change, rejectedBy } from '../change.ts';
import type { DeskContext } from '../context.ts';
import type {
  DeskCorrectionResolvers,
  DeskHomeResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { NOT_YOURS } from '../scope.ts';
import { findOwnHome, todayOf } from './own-home.ts';

const corrections: QueryResolvers['corrections'] = (_, _args, context) =>
  context.desk.corrections.list(context.scope, todayOf(context));

const correctText: MutationResolvers['correctText'] = async (_, { correction }, context) => {
  const { desk, employee, ports, locale } = context;
  const { id, version, ...typed } = correction;
  const home = await findOwnHome(id, context);
  const { form, faults } = parseForm(textCorrectionForm(), typed);
  if (!home || faults) return rejectedBy(faults ?? NOT_YOURS, locale);
  const text = { ...form, locale: typed.locale, version, by: employee.email, at: ports.now() };
  const write = desk.corrections.correctText(home.id, text);
  return change({ action: 'correctText', subject: id }, write, context);
};

const orderPictures: MutationResolvers['orderPictures'] = async (_, { order }, context) => {
  const { desk, employee, ports, locale } = context;
  const { id, version, places } = order;
  const home = await findOwnHome(id, context);
  if (!home) return rejectedBy(NOT_YOURS, locale);
  const by = { by: employee.email, at: ports.now() };
  const write = desk.corrections.orderPictures(home.id, { version, places, ...by });
  return change({ action: 'orderPictures', subject: id }, write, context);
};

const removeCorrection: MutationResolvers['removeCorrection'] = async (_, { homeId, id }, context) => {
  const { desk, ports, locale } = context;
  const home = await findOwnHome(homeId, context);
  if (!home) return rejectedBy(NOT_YOURS, locale);
  const write = desk.corrections.remove(home.id, { id, at: ports.now() });
  return change({ action: 'removeCorrection', subject: homeId }, write, context);
};

/** Pictures that visitors see, with their places. A picture that the list has twice is shown once. */
async function picturesOf(homeId: number, context: DeskContext) {
  const { pictures, version } = await context.desk.corrections.findPictures(homeId);
  const shown = await Promise.all(pictures.map((each) => showPicture(each, context.locale, context)));
  const seen = new Set<string>();
  const items = shown.flatMap((picture, place) => {
    const hash = picture?.file?.hash;
    if (!picture || (hash !== undefined && seen.has(hash))) return [];
    if (hash !== undefined) seen.add(hash);
    return [{ place, picture }];
  });
  return { items, version };
}

const DeskHome: Pick<DeskHomeResolvers, 'texts' | 'pictures' | 'corrections'> = {
  texts: ({ id }, _, { desk }) => desk.corrections.findTexts(id),
  pictures: ({ id }, _, context) => picturesOf(id, context),
  corrections: (home, _, { desk }) => desk.corrections.listOfHome(home),
};

const DeskCorrection: DeskCorrectionResolvers = {
  correctedByName: ({ correctedBy }, _, { desk }) => desk.employees.nameOf(correctedBy) ?? correctedBy,
};

export const correctionResolvers = {
  Query: { corrections },
  Mutation: { correctText, orderPictures, removeCorrection },
  DeskHome,
  DeskCorrection,
};
