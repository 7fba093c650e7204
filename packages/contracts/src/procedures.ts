/** The most procedures that one request may call; a larger batch is refused as `malformed_request`. */
export const mostCalls = 10;
