import type { AuthenticationOptions, PasskeyRecord, RegistrationOptions } from "@visiga/contracts/passkeys";
import type { LightMyRequestResponse } from "fastify";
import { SoftwareAuthenticator } from "./software-authenticator.ts";
import type { TestApp } from "./test-app.ts";

export const dataOf = <Data>(answer: LightMyRequestResponse): Data => answer.json().result.data;
export const codeOf = (answer: LightMyRequestResponse): string => answer.json().error.data.code;

export const startLogin = async (api: TestApp): Promise<AuthenticationOptions> =>
  dataOf(await api.call("mutation", "passkeys.startLogin"));

export const logInWith = async (api: TestApp, device: SoftwareAuthenticator): Promise<LightMyRequestResponse> =>
  api.call("mutation", "passkeys.logIn", { response: device.logIn(await startLogin(api)) });

export const startRegistration = async (api: TestApp, token: string): Promise<RegistrationOptions> =>
  dataOf(await api.call("mutation", "passkeys.startRegistration", undefined, token));

export async function addPasskey(api: TestApp, token: string, name = "Sample phone", origin?: string) {
  const device = new SoftwareAuthenticator(origin);
  const response = device.register(await startRegistration(api, token));
  const answer = await api.call("mutation", "passkeys.register", { name, response }, token);
  return { device, record: dataOf<PasskeyRecord>(answer) };
}
