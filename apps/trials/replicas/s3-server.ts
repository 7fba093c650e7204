import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@visiga/api/src/platform/system/free-port.ts";
import { startS3Service } from "@visiga/api/src/testing/s3-service.ts";

/** Milliseconds. */
const timeout = 90_000;

/** Starts moto, an S3 server, with a bucket. If moto is not installed, starts the tests' S3 service in this process. */
export const startS3Server = async () => (await startMoto()) ?? (await startOfTests());

async function startMoto() {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const moto = spawn("moto_server", ["-H", "127.0.0.1", "-p", String(port)], { stdio: "ignore" });
  const ended = new Promise<"ended">((resolve) => {
    moto.once("error", () => resolve("ended")).once("exit", () => resolve("ended"));
  });
  const makeBucket = async () => {
    for (const end = performance.now() + timeout; performance.now() < end; await pause(100)) {
      const answer = await fetch(`${endpoint}/pictures`, { method: "PUT" }).catch(() => undefined);
      if (answer?.ok) return answer.headers.get("server") ?? "";
    }
    throw new Error("moto_server does not answer");
  };
  const stop = async () => {
    if (moto.kill("SIGKILL")) await ended;
  };
  const server = await Promise.race([makeBucket(), ended]).catch((error) =>
    stop().then(() => {
      throw error;
    }),
  );
  if (server === "ended") return undefined;
  return {
    name: `moto (${server})`,
    settings: { endpoint, bucket: "pictures", region: "us-east-1", accessKeyId: "key", secretAccessKey: "secret" },
    stop,
  };
}

async function startOfTests() {
  const service = await startS3Service();
  return {
    name: "the S3 of the tests (moto_server does not run here)",
    settings: service.settings(),
    stop: service.close,
  };
}
