import { runtime } from "./platforms.ts";

interface NativeComponent {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier, or words if there is none. */
  readonly license: { readonly id: string } | { readonly name: string };
}

/** The package whose files state the versions of PostgreSQL and its libraries below (`strings native/lib/*.so*`). */
export const databasePackage = "pkg:npm/%40embedded-postgres/linux-x64@18.4.0-beta.17";

/**
 * Components that npm packages contain without stating them: Node.js, PostgreSQL, and the libraries beside PostgreSQL.
 */
export const nativeComponents: readonly NativeComponent[] = [
  { name: "node", version: runtime.version, license: { id: "MIT" } },
  { name: "postgresql", version: "18.4", license: { id: "PostgreSQL" } },
  { name: "openssl", version: "1.1.1", license: { id: "OpenSSL" } },
  { name: "icu", version: "60.2", license: { id: "Unicode-DFS-2016" } },
  { name: "libxml2", version: "2.9.4", license: { id: "MIT" } },
  { name: "libxslt", version: "1.1.29", license: { id: "MIT" } },
  { name: "zlib", version: "1.2.11", license: { id: "Zlib" } },
  { name: "liblzma", version: "5.2.2", license: { name: "public domain" } },
  { name: "ossp-uuid", version: "1.6.2", license: { name: "OSSP uuid" } },
];
