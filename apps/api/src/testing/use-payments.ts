import type { WaitingNumbers } from "@visiga/contracts/payment-numbers";
import type { SiteValue } from "@visiga/contracts/site";
import type { ManagedSiteValue } from "@visiga/contracts/site-editing";
import { beforeEach, expect } from "vitest";
import { type TestUser, testPassword } from "./test-app.ts";
import { useTestApp } from "./use-test-app.ts";

export type Way = SiteValue<"payments">[number];

export const hour = 3600;
export const day = 24 * hour;

export const bank: Way = {
  kind: "bank",
  name: "NMB",
  number: "2011 0012 345",
  holder: "Visiga Seminary",
  reference: null,
  steps: null,
  checked: null,
  afterwards: null,
  since: null,
};
export const phone: Way = { ...bank, kind: "lipa", name: "M-Pesa", number: "5544332" };
export const stolen: Way = { ...bank, number: "9999 8888 777" };

/** The numbers of each test before it changes one. */
export const former = [bank.number, phone.number];

/** A school with two public numbers to pay to, and its only administrator. */
export async function usePayments() {
  const { api } = await useTestApp();
  let owner: TestUser;
  beforeEach(async () => {
    await api.database.query(
      "TRUNCATE account, site_value, planned_value, revision, shipped, confirmed, security_event CASCADE",
    );
    owner = await api.addUser({ role: "ADMIN", name: "Sample Rector" });
    expect((await save([bank, phone], await confirmed(owner))).statusCode).toBe(200);
    // After the week in which Today shows a new number, and with nothing else that is recent.
    api.clock.pass(8 * day);
  });

  const call = (path: string, input: unknown, token: string) => api.call("mutation", path, input, token);
  const query = async <Result>(path: string, token: string, input?: unknown): Promise<Result> =>
    (await api.call("query", path, input, token)).json().result.data;
  const confirm = async (token: string) => {
    expect((await call("auth.confirmPassword", { password: testPassword }, token)).statusCode).toBe(200);
    return token;
  };
  const confirmed = async (user: TestUser) => confirm(await api.logIn(user));

  const edited = async (token: string): Promise<ManagedSiteValue> =>
    (await query<{ entries: ManagedSiteValue[] }>("site.entries", token)).entries.find(
      ({ key }) => key === "payments",
    ) as ManagedSiteValue;
  async function save(value: unknown, token: string) {
    const { version } = await edited(token);
    return call("site.save", { key: "payments", value, version }, token);
  }
  const waiting = async (user = owner) => query<WaitingNumbers>("site.waitingNumbers", await api.logIn(user));
  return {
    api,
    owner: () => owner,
    call,
    query,
    confirm,
    /** A login of this moment, in which the password was entered once more. */
    confirmed,
    edited,
    save,
    codeOf: (answer: Awaited<ReturnType<typeof call>>) => {
      const { data } = answer.json().error ?? {};
      return data ? (data.issues?.[0]?.code ?? data.code) : answer.statusCode;
    },
    /** The numbers that visitors see. */
    shown: async () =>
      ((await api.services.site.read({ language: "sw" })).facts.payments ?? []).map(({ number }) => number),
    waiting,
    plan: async () => (await waiting()).waiting?.plan ?? 0,
    log: async (): Promise<string[]> =>
      (await api.database.query("SELECT kind FROM security_event WHERE kind LIKE 'number%' ORDER BY id")).map(
        ({ kind }: { kind: string }) => kind,
      ),
    passAndPublish: async (seconds: number) => {
      api.clock.pass(seconds);
      await api.services.paymentNumbers.publishDue();
    },
  };
}
