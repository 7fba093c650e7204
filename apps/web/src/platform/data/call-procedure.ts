import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { Failure, ProcedureFailure } from "@visiga/contracts/errors";
import { fetchWithClock } from "#platform/clock/server-clock.ts";
import type { AppRouter } from "./procedures.ts";

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;

/** What the API refused. */
export class Refused extends Error {
  override readonly name = "Refused";

  constructor(readonly failure: Omit<Failure, "message">) {
    super(failure.code);
  }
}

/**
 * Calls a mutation without a session. The client of tRPC would be half of the script of the login.
 * @throws Refused, UnexpectedResponse for the answer of a proxy, or the browser's error
 */
export async function callProcedure<Feature extends keyof Outputs, Name extends keyof Outputs[Feature] & string>(
  feature: Feature,
  name: Name & keyof Inputs[Feature],
  input?: Inputs[Feature][Name & keyof Inputs[Feature]],
): Promise<Outputs[Feature][Name]> {
  const response = await fetchWithClock(`/api/trpc/${feature}.${name}?batch=1`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ 0: input }),
  });
  const answers: readonly (
    | { readonly result: { readonly data: Outputs[Feature][Name] }; readonly error?: undefined }
    | { readonly error: ProcedureFailure }
  )[] = await response.json();
  const [answer] = answers;
  if (!answer) throw new Error("The API answered nothing");
  if (answer.error) throw new Refused(answer.error.data);
  return answer.result.data;
}
