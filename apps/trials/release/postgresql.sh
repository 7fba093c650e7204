#!/bin/sh
# Builds PostgreSQL for both processors from Debian's source, with libc as its only library: the server uses neither ICU
# nor XML, LDAP, GSS, TLS, zlib and readline. Run it as root on x64 with Debian 12, whose glibc is the oldest that a
# release promises: postgresql.sh <version> <SHA-256 of the source> <folder>
set -eu
version=$1 sum=$2 folder=$3
fail() { echo "$*" >&2 && exit 1; }
[ "$(. /etc/os-release && echo "$VERSION_CODENAME $(dpkg --print-architecture)")" = "bookworm amd64" ] ||
  fail "PostgreSQL $version is built on Debian 12 for x64 only"

export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -qq --no-install-recommends bison bzip2 flex gcc gcc-aarch64-linux-gnu libc6-dev libc6-dev-arm64-cross \
  make perl > /dev/null
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# The source is in Debian's newest suite, which this machine's mirror has too.
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Codename: bookworm' | head -1)
echo "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror sid main" > sources.list
mkdir -p lists/partial
cat > apt.conf <<CONFIG
Dir::Etc::SourceList "$work/sources.list";
Dir::Etc::SourceParts "/dev/null";
Dir::State::Lists "$work/lists";
Dir::Cache "$work/cache";
APT::Sandbox::User "root";
CONFIG
export APT_CONFIG="$work/apt.conf"
apt-get update -qq
name=postgresql-${version%%.*}
newest=$(apt-cache showsrc "$name" | sed -n 's/^Version: \(.*\)-.*/\1/p' | sort -V | tail -1)
[ "$newest" = "$version" ] || fail "Debian has PostgreSQL $newest, and postgres-programs.ts knows $version"
apt-get source -qq --download-only "$name"
echo "$sum  ${name}_$version.orig.tar.bz2" | sha256sum --check --quiet

mkdir built
for processor in x64 arm64; do
  [ $processor = x64 ] && host= || host=--host=aarch64-linux-gnu
  rm -rf "postgresql-$version"
  tar -xjf "${name}_$version.orig.tar.bz2"
  cd "postgresql-$version"
  ./configure --quiet $host --prefix=/postgresql --disable-rpath --without-icu --without-readline --without-zlib \
    CFLAGS='-O2 -fstack-protector-strong -D_FORTIFY_SOURCE=2' LDFLAGS='-Wl,-z,relro,-z,now' ZIC=/usr/sbin/zic
  # Twice, because `install` relinks what it finds out of date.
  for goal in all install-strip; do
    make --silent -j"$(nproc)" "$goal" DESTDIR="$work" LDFLAGS_EX="-Wl,-rpath,'\$\$ORIGIN/../lib'"
  done
  cd "$work/postgresql"
  rm -rf include lib/pkgconfig lib/pgxs lib/*.a lib/libecpg* lib/libpgtypes*
  find bin -type f ! -name initdb ! -name pg_ctl ! -name pg_dump ! -name postgres -delete
  cp "$work/postgresql-$version/COPYRIGHT" .
  cd "$work"
  mv postgresql "built/$processor"
done
mkdir -p "$(dirname "$folder")"
mv built "$folder"
