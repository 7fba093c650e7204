import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type {
  AuthenticationOptions,
  PasskeyLogin,
  PasskeyRegistration,
  RegistrationOptions,
} from "@visiga/contracts/passkeys";

const flags = { present: 0x01, verified: 0x04, credential: 0x40 };

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** What a browser at `origin` and its device with one passkey (ECDSA, P-256) would send. */
export class SoftwareAuthenticator {
  /** Uses so far. */
  counter = 0;
  /** Whether fingerprint, face or PIN were checked. */
  verified = true;
  /** Whether the page is in a frame of another site. */
  crossOrigin = false;
  readonly id = randomBytes(32).toString("base64url");
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  #userHandle = "";

  /** @param origin as the browser writes it into what is signed */
  constructor(public origin = "http://localhost") {}

  register({ challenge, rp, user }: RegistrationOptions): PasskeyRegistration["response"] {
    this.#userHandle = user.id;
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]),
    );
    const credentialId = Buffer.from(this.id, "base64url");
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    const data = Buffer.concat([
      this.#data(rp.id, flags.credential),
      Buffer.alloc(16),
      length,
      credentialId,
      Buffer.from(publicKey),
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, never>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, never>()],
        ["authData", new Uint8Array(data)],
      ]),
    );
    return this.#answer({
      clientDataJSON: this.#clientData("webauthn.create", challenge).toString("base64url"),
      attestationObject: Buffer.from(attestation).toString("base64url"),
    });
  }

  logIn({ challenge, rpId }: AuthenticationOptions): PasskeyLogin["response"] {
    this.counter += 1;
    const data = this.#data(rpId);
    const clientData = this.#clientData("webauthn.get", challenge);
    const signature = sign("sha256", Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: signature.toString("base64url"),
      userHandle: this.#userHandle,
    });
  }

  #data(rpId: string, more = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([flags.present | (this.verified ? flags.verified : 0) | more]),
      counter,
    ]);
  }

  #clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: this.crossOrigin }));

  #answer = <Response>(response: Response) => ({
    id: this.id,
    rawId: this.id,
    type: "public-key" as const,
    response,
    clientExtensionResults: {},
  });
}
