import { afterEach, expect, test, vi } from "vitest";
import { RefusedPart, ReplacedUpload, uploadBackup } from "./upload.browser.js";

afterEach(() => vi.unstubAllGlobals());

/** A server behind a proxy that takes bodies of so many bytes. @returns the sizes of the parts that it was sent */
function behindProxy(limit: number) {
  const sent: number[] = [];
  vi.stubGlobal("fetch", async (_url: string, { body }: { body: Blob }) => {
    const { size } = body;
    sent.push(size);
    if (size > limit)
      return new Response("<html><center><h1>413 Request Entity Too Large</h1></center></html>", {
        status: 413,
        headers: { "content-type": "text/html" },
      });
    return Response.json({});
  });
  return sent;
}

async function send(bytes: number) {
  const waits: unknown[] = [];
  let arrived = 0;
  await uploadBackup({
    file: new File([new Uint8Array(bytes)], "site.tar"),
    from: 0,
    signal: new AbortController().signal,
    onProgress: (received) => {
      arrived = received;
    },
    onWaiting: (reason) => reason !== null && waits.push(reason),
  });
  return { arrived, waits };
}

const megabyte = 1024 ** 2;

test("a proxy that takes one megabyte halves the part once, and the upload arrives", async () => {
  const sent = behindProxy(megabyte - 400);
  expect(await send(6 * megabyte)).toEqual({ arrived: 6 * megabyte, waits: [] });
  expect(sent.filter((size) => size > megabyte - 400)).toHaveLength(1);
});

test("a proxy that takes 100 kB gets parts of 64 kB", async () => {
  const sent = behindProxy(100_000);
  expect(await send(megabyte)).toEqual({ arrived: megabyte, waits: [] });
  expect(Math.min(...sent)).toBe(64 * 1024);
});

test("a proxy that takes nearly nothing ends the upload with its answer", async () => {
  behindProxy(1000);
  await expect(send(megabyte)).rejects.toThrow(RefusedPart);
});

test.each([
  ["somebody has begun to send another file", { name: "other.tar", size: 9, received: 9 }],
  ["somebody has deleted the file", null],
])("where %s, an upload ends, and does not begin anew by itself", async (_, upload) => {
  vi.useFakeTimers();
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    sent.push(url.replace(/\?.*/, ""));
    if (url.endsWith("state")) return Response.json({ upload });
    return sent.length === 1
      ? Response.json({})
      : Response.json({ code: "restore_part_misplaced", message: "x" }, { status: 409 });
  });
  const sending = expect(send(megabyte)).rejects.toThrow(ReplacedUpload);
  await vi.advanceTimersByTimeAsync(10_000);
  await sending;
  expect(sent).toEqual(["/restore/parts", "/restore/parts", "/restore/state"]);
  vi.useRealTimers();
});
