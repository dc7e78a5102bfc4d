/**
 * The projects of a SweepBright feed. A project contains its units in `properties`; a feed may also have units as
 * records of their own, before or after their project, which they name in `project_id`.
 */
import type { TranslatedRecord, TranslationOptions } from '../feed-format.ts';
import { HeldProjects } from '../held-projects.ts';
import type { JsonValues } from '../json/json-values.ts';
import { toReference } from '../parse-values.ts';
import { translateProject } from './translate-project.ts';
import { translateUnit } from './translate-unit.ts';

interface Identity {
  number: number;
  reference: string;
}

export class Projects {
  private readonly options: TranslationOptions;
  private readonly held = new HeldProjects({ field: 'project_id' });

  constructor(options: TranslationOptions) {
    this.options = options;
  }

  addProject(values: JsonValues, { number, reference }: Identity): void {
    const units = values.objects('properties').map((unit) => {
      const unitReference = toReference(unit.text('id'));
      return unitReference ? translateUnit(unit, unitReference) : { reasons: ['reference: missing'] };
    });
    const project = translateProject(values, reference, this.options);
    this.held.addProject({ number, reference, project, units });
  }

  addUnit(values: JsonValues, { number, reference, project }: Identity & { project: string }): void {
    this.held.addUnit({ number, reference, project, unit: translateUnit(values, reference) });
  }

  /** Translates all projects, and rejects the units without a project. */
  translate(): TranslatedRecord[] {
    return this.held.join();
  }
}
