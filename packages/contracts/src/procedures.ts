/** The most procedures that one request may call; a larger batch is refused as `malformed_request`. */
export const maxBatchCalls = 12;

/** Bytes of a JSON body, of procedures and REST routes; a larger one is refused as `request_too_large`. */
export const bodyLimit = 64 * 1024;

/** Bytes of the input of some procedures. Such a call is a request of its own, not part of a batch. */
export const largeInputs: ReadonlyMap<string, number> = new Map([
  ["site.save", 1024 * 1024],
  ["files.moveBack", 256 * 1024],
]);

/** The deepest nesting of arrays and objects in a JSON body; a deeper one is refused as `malformed_request`. */
export const maxJsonDepth = 20;
