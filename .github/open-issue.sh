#!/usr/bin/env bash
# open-issue.sh LABEL TITLE FILE: puts the file into the open issue with the label, or opens one.
# Does nothing where the file is empty: there is nothing to do, and a person closes what is done.
set -euo pipefail
label=$1 title=$2 file=$3
[ -s "$file" ] || exit 0
# GitHub takes 65,536 characters; a longer list is cut, not lost: the command that made it prints the rest.
head -c 60000 "$file" > "$file.cut"
gh label create "$label" --force --description "$title" > /dev/null
open=$(gh issue list --label "$label" --state open --limit 1 --json number --jq '.[0].number // empty')
if [ -n "$open" ]; then
  gh issue edit "$open" --body-file "$file.cut"
else
  gh issue create --label "$label" --title "$title" --body-file "$file.cut"
fi
