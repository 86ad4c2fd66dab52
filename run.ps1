# Runs the bot on Windows: .\run.ps1, or .\run.ps1 doctor for another command of `python -m bot`.
# The first time, it makes .venv and installs what requirements\run.txt pins; later only if that changed.
$ErrorActionPreference = "Stop"
Set-Location $PSScriptRoot
$python = ".venv\Scripts\python.exe"
$lock = "requirements\run.txt"
$stamp = ".venv\run.stamp"

if (-not (Test-Path $python)) {
    if (Get-Command py -ErrorAction SilentlyContinue) { py -3 -m venv .venv } else { python -m venv .venv }
    if ($LASTEXITCODE -ne 0) { throw "Python 3.11 or newer is needed: install it from python.org." }
}
if (-not (Test-Path $stamp) -or (Get-Item $lock).LastWriteTime -gt (Get-Item $stamp).LastWriteTime) {
    & $python -m pip install --quiet --disable-pip-version-check --require-hashes -r $lock
    if ($LASTEXITCODE -ne 0) { throw "Installing $lock failed." }
    New-Item -ItemType File -Force $stamp | Out-Null
}
$arguments = @(if ($args.Count) { $args } else { "run" })
& $python -m bot @arguments
exit $LASTEXITCODE
