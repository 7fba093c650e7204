// The build uses this for `node:http`: importing that as a module reads all of its exports, and one of them, WebSocket,
// makes Node.js 24 load its whole HTTP client.
module.exports = process.getBuiltinModule("node:http");
