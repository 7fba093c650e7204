import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { beforeAll, expect, test, vi } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

/** What the server does at each event of `http.Server` and `net.Server`. */
const events: Readonly<Record<string, "checks" | "closed" | "listener" | "never">> = {
  request: "checks",
  checkExpectation: "checks",
  // Node.js answers 100 and emits `request`.
  checkContinue: "checks",
  // Without a listener Node.js emits `request`.
  upgrade: "checks",
  connect: "closed",
  clientError: "closed",
  connection: "listener",
  timeout: "listener",
  error: "listener",
  listening: "listener",
  close: "listener",
  // Of settings that are not set: `maxRequestsPerSocket`, `maxConnections`.
  dropRequest: "never",
  drop: "never",
};

/** The names of the events that the sources of Node.js emit on a server. */
function emitted(): string[] {
  const binding: (name: string) => Record<string, string> = Reflect.get(process, "binding");
  const { _http_server: http = "", net = "" } = binding("natives");
  const ofServers = http + net.slice(net.indexOf("\nfunction Server("));
  const names = [...ofServers.matchAll(/\b(?:server|self)\.emit\(\s*(?:'(\w+)'|(\w+))/g)].map(
    ([, name, variable]) => name ?? `(${variable})`,
  );
  return [...new Set(names.flatMap((name) => (name === "(eventName)" ? ["connect", "upgrade"] : [name])))].sort();
}

// Connections of an address whose requests cost too much are paused, but not those of a proxy.
const { api } = await useTestApp({ environment: { TRUST_PROXY: "loopback" } });
beforeAll(() => api.app.listen({ port: 0, host: "127.0.0.1" }));

async function exchange(head: string, body = ""): Promise<string> {
  const socket = connect((api.app.server.address() as AddressInfo).port, "127.0.0.1");
  let text = "";
  socket.on("data", (piece) => {
    text += piece;
  });
  socket.on("error", () => {});
  const closed = once(socket, "close");
  socket.write(`${head}\r\n\r\n${body}`);
  await closed;
  return text;
}
const post = (headers: string) =>
  `POST /api/v1/auth/authenticate HTTP/1.1\r\nHost: school.example\r\nContent-Type: application/json\r\n${headers}`;

test("the table names every event that Node.js emits on a server", () => {
  expect(emitted()).toEqual(Object.keys(events).sort());
});

test("the server listens to each event for which Node.js itself does too little", () => {
  const { server } = api.app;
  const listened = Object.keys(events).filter((name) => server.listenerCount(name) > 0);
  expect(listened.sort()).toEqual(
    ["checkExpectation", "clientError", "connection", "error", "listening", "request", "timeout"].sort(),
  );
});

const chunks = "1\r\n \r\n".repeat(60_000);

test.each([
  "Expect: other",
  "Expect: 100-continue, other",
  "Expect: 100-continue",
  "Connection: upgrade\r\nUpgrade: websocket",
])("a request with %s passes the checks: one-byte chunks are refused, and a short body is read", async (header) => {
  expect(await exchange(post(`Transfer-Encoding: chunked\r\n${header}`), chunks)).toMatch(
    /HTTP\/1.1 400 [\s\S]*"code":"malformed_request"/,
  );
  const body = JSON.stringify({ email: "nobody@example.org", password: "four words of mine" });
  const closing = header.startsWith("Connection")
    ? header.replace("upgrade", "upgrade, close")
    : `${header}\r\nConnection: close`;
  expect(await exchange(post(`Content-Length: ${body.length}\r\n${closing}`), body)).toContain('"code":"login_failed"');
});

test.each(["key", "parts?name=a&size=9&offset=0", "discard", "other"])(
  "a body of one-byte chunks for /restore/%s, which the keeper answers, is refused",
  async (path) => {
    const type = path.startsWith("parts") ? "application/octet-stream" : "application/x-www-form-urlencoded";
    const head = `POST /restore/${path} HTTP/1.1\r\nHost: school.example\r\nContent-Type: ${type}`;
    expect(await exchange(`${head}\r\nTransfer-Encoding: chunked`, chunks)).toMatch(/HTTP\/1.1 400 /);
  },
);

test("CONNECT is closed at once", async () => {
  expect(await exchange("CONNECT school.example:443 HTTP/1.1\r\nHost: school.example:443")).toBe("");
});

test("what is no request is answered with 400 and closed", async () => {
  expect(await exchange("NOTHING")).toMatch(/^HTTP\/1.1 400 [\s\S]*"code":"malformed_request"/);
});

test.each(["Host: school.example\r\nHost: school.example", "Host: school.example\r\nhost: other.example"])(
  "a request with two Host headers is malformed: %j",
  async (hosts) => {
    expect(await exchange(`GET /api/v1/files HTTP/1.1\r\n${hosts}`)).toMatch(
      /^HTTP\/1.1 400 [\s\S]*"code":"malformed_request"/,
    );
  },
);

test("an error of the listening socket does not end the process", () => {
  const log = vi.spyOn(api.app.log, "error").mockImplementation(() => {});
  api.app.server.emit("error", new Error("accept EMFILE"));
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
