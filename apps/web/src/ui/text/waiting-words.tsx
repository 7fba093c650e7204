/**
 * Words of something that only script shows. They stand in an attribute until then: a browser that knows no `hidden` and
 * no `<template>`, a text browser or a reader mode would show them on every page.
 */
export const WaitingWords = ({ children }: { children: string }) => <span data-words={children} />;
