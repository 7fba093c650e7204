// Chromium before 93.
Object.hasOwn ??= (object: object, name: PropertyKey) => Object.getOwnPropertyDescriptor(object, name) !== undefined;
