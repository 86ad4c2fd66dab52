# Runs the bot on Windows: .\run.ps1, or .\run.ps1 doctor for another command of `python -m bot`.
# The first time, it makes .venv and installs what requirements\run.txt pins; later only if that changed.
$ErrorActionPreference = "Stop"
Set-Location $PSScriptRoot
$python = ".venv\Scripts\python.exe"
$lock = "requirements\run.txt"
$stamp = ".venv\run.stamp"
$tooOld = "import sys; sys.exit(sys.version_info < (3, 11))"

function Invoke-Python {
    if (Get-Command py -ErrorAction SilentlyContinue) { py -3 @args } else { python @args }
}

# It is made again if its Python is too old, or is gone.
if (Test-Path $python) { & $python -c $tooOld }
if (-not (Test-Path $python) -or $LASTEXITCODE -ne 0) {
    Invoke-Python -c $tooOld
    if ($LASTEXITCODE -ne 0) { throw "Noughts needs Python 3.11 or newer: install it from python.org." }
    Invoke-Python -m venv --clear .venv
    if ($LASTEXITCODE -ne 0) { throw "Making .venv failed: close what uses it, or delete it." }
}
if (-not (Test-Path $stamp) -or (Get-Item $lock).LastWriteTime -gt (Get-Item $stamp).LastWriteTime) {
    & $python -m pip install --quiet --disable-pip-version-check --require-hashes -r $lock
    if ($LASTEXITCODE -ne 0) { throw "Installing $lock failed." }
    New-Item -ItemType File -Force $stamp | Out-Null
}
$arguments = @(if ($args.Count) { $args } else { "run" })
& $python -m bot @arguments
exit $LASTEXITCODE
