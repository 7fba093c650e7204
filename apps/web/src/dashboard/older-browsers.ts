// Chrome before 93 and 110, Safari before 16.
Object.hasOwn ??= (object: object, name: PropertyKey) => Object.getOwnPropertyDescriptor(object, name) !== undefined;
Array.prototype.toReversed ??= function toReversed(this: unknown[]) {
  return [...this].reverse();
};
