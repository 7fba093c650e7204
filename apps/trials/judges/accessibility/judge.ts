import type { Page } from "@playwright/test";

/** Of WCAG. */
export type Level = "AA" | "AAA";

export interface Finding {
  readonly rule: string;
  /** HTML of the element. */
  readonly where: string;
  readonly message: string;
}

export type Judge = (page: Page, level: Level) => Promise<readonly Finding[]>;

/** Findings that are no faults, by the beginning of the element's HTML; docs/testing.md has the reasons. */
const refusals = [
  { rule: "aria_content_in_landmark", where: /^<a [^>]*class="skip"/ },
  { rule: "element_tabbable_role_valid", where: /^<div [^>]*class="ReactCrop__crop-selection/ },
  { rule: "form_label_unique", where: /^<label / },
  { rule: "input_label_before", where: /^<input [^>]*type="file"/ },
  { rule: "svg_graphics_labelled", where: /^<svg [^>]*class="ReactCrop__crop-mask/ },
  { rule: "table_headers_exists", where: /^<table [^>]*id="first-students"/ },
  { rule: "target_spacing_sufficient", where: /^<input [^>]*type="file"/ },
  { rule: "WCAG2AA.Principle1.Guideline1_3.1_3_1.H39.3.LayoutTable", where: /^<table id="first-students"/ },
  { rule: "WCAG2AA.Principle1.Guideline1_3.1_3_1.H71.NoLegend", where: /^<fieldset [^>]*aria-labelledby=/ },
  { rule: "WCAG2AA.Principle3.Guideline3_2.3_2_2.H32.2", where: /^<form / },
];

export const isRefused = ({ rule, where }: Finding): boolean =>
  refusals.some((refusal) => refusal.rule === rule && refusal.where.test(where));
