/** A process that takes orders and answers none, as one that reads from a share that has stopped answering. */
process.on("message", () => {});
