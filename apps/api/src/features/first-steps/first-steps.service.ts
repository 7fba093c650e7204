import { type FirstStep, firstSteps } from "@visiga/contracts/first-steps";
import type { SecurityEventKind } from "@visiga/contracts/security-log";
import type { SiteContent, SiteQuery } from "@visiga/contracts/site";
import { firstAdministratorName } from "@visiga/contracts/users";
import { type Actor, requireAdmin } from "#platform/security/actor.ts";

type FactKey = Exclude<keyof SiteContent["facts"], "entranceResults">;

interface Deps {
  readonly site: { read(query: SiteQuery): Promise<SiteContent> };
  readonly accounts: { countActive(): Promise<number> };
  readonly entries: { hasOwnNews(): Promise<boolean> };
  readonly securityLog: { has(kind: SecurityEventKind): Promise<boolean> };
}

/** Says which first steps are done. Nothing is noted for it: what is stored decides, and a sample is not the school's. */
export class FirstStepsService {
  constructor(private readonly deps: Deps) {}

  async read(actor: Actor): Promise<{ done: FirstStep[] }> {
    const { name } = requireAdmin(actor);
    const { site, accounts, entries, securityLog } = this.deps;
    const content = await site.read({ language: "en" });
    const entered = (key: FactKey) => isEntered(content, key);
    const done: Readonly<Record<FirstStep, boolean>> = {
      name: name !== firstAdministratorName,
      phone: entered("phoneOffice") && entered("phoneOfficeChannels"),
      address: entered("physicalAddress") || entered("postalAddress"),
      fees: entered("fees"),
      payments: entered("payments"),
      dates: entered("termDates"),
      message: entered("rectorMessage"),
      news: await entries.hasOwnNews(),
      colleague: (await accounts.countActive()) > 1,
      backup: await securityLog.has("backupDownloaded"),
    };
    return { done: firstSteps.filter((step) => done[step]) };
  }
}

/** Whether the school has entered the value, or one record of a list. */
function isEntered({ facts, samples }: SiteContent, key: FactKey): boolean {
  const value = facts[key];
  if (!Array.isArray(value)) return Boolean(value) && !samples.includes(key);
  const records: readonly (string | { readonly sample?: true })[] = value;
  return records.some((each) => (typeof each === "string" ? !samples.includes(key) : !each.sample));
}
